#!/bin/sh
# The commands of a standalone site (`npm run standalone` installs this as bin/site): start, office, doctor, campus-api.
cd "$(dirname "$(readlink -f "$0")")/.." || exit 1
node=bin/node
[ -x "$node" ] || node=node
exec "$node" scripts/standalone.mjs "$@"
