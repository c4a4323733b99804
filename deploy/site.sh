#!/bin/sh
# The commands of a site that stands alone (`npm run standalone` lays this down as bin/site): start, office, doctor, campus-api.
cd "$(dirname "$(readlink -f "$0")")/.." || exit 1
node=bin/node
[ -x "$node" ] || node=node
exec "$node" scripts/standalone.mjs "$@"
