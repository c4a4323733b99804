#!/bin/sh
# Called by certbot with each new certificate: installs it for nginx, and reloads nginx, or runs the command in its arguments. The certificate has the name of its campus (certbot --cert-name).
set -eu
folder=/etc/ssl/campus/$(basename "$RENEWED_LINEAGE")
install -D -m 644 "$RENEWED_LINEAGE/fullchain.pem" "$folder/certificate.pem"
install -m 600 "$RENEWED_LINEAGE/privkey.pem" "$folder/key.pem"
[ $# -eq 0 ] || exec "$@"
nginx -t -q
systemctl reload nginx
