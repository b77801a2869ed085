#!/bin/sh
# Adds the release of this image to those that the volume has of earlier images: the fallback, and pages that are open, need them.
# keep-releases.sh [from] [to]; a version that is there already stays as it is.
set -eu
from=${1:-/releases}
to=${2:-/usr/share/nginx/html/r}
cd "$from"
for release in */*; do
  [ -d "$to/$release" ] && continue
  mkdir -p "${to}/${release%/*}"
  # Under a name of its own first, so that a version is whole or not there.
  rm -rf "$to/$release.new"
  cp -R "$release" "$to/$release.new"
  mv "$to/$release.new" "$to/$release"
done
