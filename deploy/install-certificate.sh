#!/bin/sh
# certbot calls it with each new certificate: lays it where nginx reads it, and has nginx read it.
set -eu
install -D -m 644 "$RENEWED_LINEAGE/fullchain.pem" /etc/ssl/campus/certificate.pem
install -m 600 "$RENEWED_LINEAGE/privkey.pem" /etc/ssl/campus/key.pem
nginx -t -q
systemctl reload nginx
