#!/bin/sh
# Called by certbot with each new certificate: installs it for nginx, and reloads nginx.
set -eu
install -D -m 644 "$RENEWED_LINEAGE/fullchain.pem" /etc/ssl/campus/certificate.pem
install -m 600 "$RENEWED_LINEAGE/privkey.pem" /etc/ssl/campus/key.pem
nginx -t -q
systemctl reload nginx
