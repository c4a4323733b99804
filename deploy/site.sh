#!/bin/sh
# The commands of a standalone site and of its machine; `npm run standalone` installs this as bin/site.
# Paths in arguments are relative to this folder.
CALLED_FROM=$PWD
export CALLED_FROM
cd "$(dirname "$(readlink -f "$0")")/.." || exit 1
node=bin/node
[ -x "$node" ] || node=node
exec "$node" scripts/standalone.mjs "$@"
