#!/bin/sh
# Makes a base image of Debian's packages and the pinned Node, for builders that cannot pull the public one:
# `sh deploy/base-image/make.sh <name>`, as root, after `npm ci`.
set -eu
name=${1:?the name of the image}
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp --directory)
trap 'rm -rf "$work"' EXIT
mmdebstrap --mode=root --variant=minbase --include=ca-certificates,libstdc++6 bookworm "$work/base.tar"
install -D "$root/node_modules/node/bin/node" "$work/usr/local/bin/node"
npm pack --silent --pack-destination "$work" "npm@${NPM_VERSION:-11.6.2}" >/dev/null
mkdir -p "$work/usr/local/lib/node_modules/npm"
tar --extract --gzip --file "$work"/npm-*.tgz --strip-components=1 --directory "$work/usr/local/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$work/usr/local/bin/npm"
ln -s ../lib/node_modules/npm/bin/npx-cli.js "$work/usr/local/bin/npx"
# The machine's own certificates, which the way to its package registry may need.
install -D /etc/ssl/certs/ca-certificates.crt "$work/etc/ssl/certs/ca-certificates.crt"
printf 'FROM scratch\nADD base.tar /\nCOPY usr /usr\nCOPY etc /etc\nENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt NPM_CONFIG_UPDATE_NOTIFIER=false\n' >"$work/Dockerfile"
rm "$work"/npm-*.tgz
buildah --storage-driver "${STORAGE_DRIVER:-vfs}" build --isolation chroot --tag "$name" "$work"
