#!/bin/sh
# Runs one role of the site in this container: its process receives the signals that stop it.
set -eu
cd "$(dirname "$0")/.."
case "${1:-}" in
  # Bounds of their memory: decisions 0142 and 0143.
  gateway) exec env MALLOC_ARENA_MAX=2 node --max-semi-space-size=8 --max-old-space-size=256 apps/gateway/src/main.ts ;;
  api) exec node --max-semi-space-size=16 --max-old-space-size=2000 apps/api/src/main.ts ;;
  worker) exec node apps/api/src/main.ts --worker ;;
  migrate) exec node apps/api/src/main.ts --migrate ;;
  seed) exec node tools/release/src/cli.ts seed ;;
  ledger) exec node tools/release/src/cli.ts serve-ledger ;;
  watch) exec node tools/release/src/cli.ts watch ;;
  *)
    echo 'a role is needed: gateway, api, worker, migrate, seed, ledger or watch' >&2
    exit 64
    ;;
esac
