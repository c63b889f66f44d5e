#!/bin/sh
# Builds the image of the present commit, and writes beside it what is in it and how it was built:
# `sh deploy/build-image.sh <name> <folder>`, in a clone, as root, with Debian's buildah. BASE names another base
# (deploy/base-image/make.sh), BUILDER the address of who builds.
set -eu
name=${1:?the name of the image}
folder=${2:?the folder for the image and what is said about it}
root=$(cd "$(dirname "$0")/.." && pwd)
mkdir -p "$folder"
work=$(mktemp --directory)
trap 'rm -rf "$work"' EXIT
export BUILDAH_ISOLATION="${BUILDAH_ISOLATION:-chroot}"
store() { buildah --storage-driver "${STORAGE_DRIVER:-vfs}" "$@"; }
now() { date --utc +%Y-%m-%dT%H:%M:%SZ; }
hash() { sha256sum "$1" | cut --delimiter=' ' --fields=1; }

started=$(now)
commit=$(git -C "$root" rev-parse HEAD)
# Of the commit alone: what is not in it cannot get into the image, so the statement names every source.
git -C "$root" archive "$commit" | tar --extract --directory "$work"
base=${BASE:-$(sed -n 's/^ARG BASE=//p' "$work/deploy/Dockerfile")}
store inspect --type image "$base" >/dev/null 2>&1 || store pull --quiet "$base" >&2
base_digest=$(store inspect --type image --format '{{.FromImageDigest}}' "$base")
store build --pull=never --build-arg "BASE=$base" --build-arg "COMMIT=$commit" \
  --file "$work/deploy/Dockerfile" --tag "$name" "$work" >&2

container=$(store from --pull-never "$name")
store run "$container" -- cat /app/sbom.json >"$folder/sbom.cdx.json"
store rm "$container" >&2
rm -f "$folder/image.tar"
store push --quiet --format oci --digestfile "$work/digest" "$name" "oci-archive:$folder/image.tar" >&2
digest=$(cat "$work/digest")

cat >"$folder/provenance.json" <<STATEMENT
{
  "_type": "https://in-toto.io/Statement/v1",
  "subject": [{ "name": "$name", "digest": { "sha256": "${digest#sha256:}" } }],
  "predicateType": "https://slsa.dev/provenance/v1",
  "predicate": {
    "buildDefinition": {
      "buildType": "urn:livree:deploy/build-image.sh",
      "externalParameters": { "commit": "$commit", "base": "$base" },
      "resolvedDependencies": [
        { "name": "sources", "digest": { "gitCommit": "$commit" } },
        { "name": "base", "uri": "oci://$base", "digest": { "sha256": "${base_digest#sha256:}" } },
        { "name": "package-lock.json", "digest": { "sha256": "$(hash "$work/package-lock.json")" } }
      ]
    },
    "runDetails": {
      "builder": {
        "id": "${BUILDER:-urn:livree:by-hand}",
        "version": { "buildah": "$(buildah --version | cut --delimiter=' ' --fields=3)" }
      },
      "metadata": { "startedOn": "$started", "finishedOn": "$(now)" },
      "byproducts": [
        { "name": "sbom.cdx.json", "digest": { "sha256": "$(hash "$folder/sbom.cdx.json")" } }
      ]
    }
  }
}
STATEMENT
echo "$digest"
