#!/bin/sh
# Makes a standalone folder (`npm run standalone`) the site of this machine, also an earlier one: /srv/campus/site-2026-11-22/deploy/switch.sh.
# If it does not start, the previous version continues.
set -eu
fail() {
  echo "✗ $*" >&2
  exit 1
}

new=$(readlink -f "$(dirname "$(readlink -f "$0")")/..")
site=/srv/campus/site
[ "$(id -u)" = 0 ] || fail "Run this as root: it changes who owns a folder, and restarts services."
id campus >/dev/null 2>&1 || fail "There is no user campus: useradd --system --home-dir /srv/campus campus"
[ -f /srv/campus/site.env ] || fail "There are no settings: cp $new/deploy/site.env.example /srv/campus/site.env, and fill it in."
[ "${new%/*}" = /srv/campus ] || fail "$new is elsewhere: the site is expected in a folder of /srv/campus."
"$new/bin/node" --version >/dev/null || fail "$new was built for a machine of another kind: build it on one like this ($(uname -m))."

old=$(readlink "$site" || true)
ln -sfn ../site.env "$new/.env"
chown -R root:root "$new"
chmod -R go-w,a+rX "$new"
chown -R campus:campus "$new/.next/pages" "$new/.next/cache"
# Pages of the previous version that are still open request their scripts.
if [ -n "$old" ] && [ "$old" != "${new##*/}" ]; then cp -rn "$site/.next/static/." "$new/.next/static/"; fi

port=$(sed -n 's/^PORT=//p' /srv/campus/site.env)
start() {
  ln -sfn "$1" "$site.new" && mv -T "$site.new" "$site"
  systemctl restart campus-website
  if systemctl is-enabled --quiet campus-website-office; then systemctl restart campus-website-office; fi
  end=$(($(date +%s) + 30))
  until curl --silent --fail --max-time 2 --output /dev/null "http://127.0.0.1:${port:-3000}/api/health/ready"; do
    [ "$(date +%s)" -lt "$end" ] || return 1
    sleep 1
  done
}

if start "${new##*/}"; then
  echo "» ${new##*/} is the site now${old:+, in place of $old}."
else
  journalctl _SYSTEMD_UNIT=campus-website.service --lines 3 --output cat >&2
  if [ -z "$old" ] || [ "$old" = "${new##*/}" ]; then fail "The site does not start: see the lines above."; fi
  start "$old" || true
  fail "${new##*/} does not start: see the lines above. $old runs on."
fi
