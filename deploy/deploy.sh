#!/bin/sh
# Deploys a release, rolls back to an earlier one, lists the releases, or renders the documents of the deployed one:
#   deploy.sh cdec-….tar.gz
#   deploy.sh --rollback [name]
#   deploy.sh --list
#   deploy.sh --refresh [--accept list]
# Its documents are rendered first: with the rows of PROVIDER_URL (/etc/cdec.env, or CDEC_ENV), in a rollback with those that
# were read last. CDEC_SITE (/srv/cdec) is the folder of releases/<name>, of current, a link to the deployed one, and of state, what
# was read; CDEC_USER (cdec) renders; CDEC_NGINX ("nginx") is the command of the web server.
# Exits with 0, or with 1 and the site unchanged; --refresh with what refresh.mjs --help says. One runs at a time.
set -eu
umask 022
here=$PWD
self=$(realpath "$0")
# The user that renders may not read where root stands.
cd /
site=${CDEC_SITE:-/srv/cdec}
user=${CDEC_USER:-cdec}
nginx=${CDEC_NGINX:-nginx}
settings=${CDEC_ENV:-/etc/cdec.env}
kept=5
# How long open tabs may load the files of a release that was left.
days=14

die() { echo "$1" >&2; exit 1; }
# Prints the deployed release; nothing where there is none.
current() { [ -L "$site/current" ] && basename "$(readlink "$site/current")" || true; }
# Prints the releases, the newest first.
releases() { ls -1t "$site/releases" 2>/dev/null || true; }

link() { ln -s "releases/$1" "$site/current.new" && mv -T "$site/current.new" "$site/current"; }

# Renders the documents of a release, as a user that can write nothing else of it.
render() {
  release=$site/releases/$1
  shift
  mkdir -p "$site/state"
  # The timer's refreshes hold the same lock.
  set -- flock "$site/state" node "$release/refresh/refresh.mjs" --state "$site/state" "$@"
  if [ "$(id -u)" != 0 ]; then
    "$@"
    return
  fi
  chown "$user:" "$site/state"
  # In folders with a sticky bit the user cannot replace what root has put there: client, worker, nginx's part.
  chgrp "$(id -g "$user")" "$release/dist" "$release/dist/en"
  chmod 1775 "$release/dist" "$release/dist/en"
  runuser -u "$user" -- "$@"
}

# Reads PROVIDER_URL, and what else node is to have, such as a proxy or NODE_EXTRA_CA_CERTS.
read_settings() {
  set -a
  [ ! -f "$settings" ] || . "$settings"
  set +a
  case ${PROVIDER_URL:-} in
    http://* | https://*) ;;
    '') die "PROVIDER_URL is missing in $settings: the address of the provider." ;;
    *) die "PROVIDER_URL of $settings is no address: $PROVIDER_URL (http://host:port)." ;;
  esac
  if [ "$(id -u)" = 0 ]; then id "$user" > /dev/null 2>&1 || die "There is no user $user: useradd --system $user"; fi
  node -e 'const [a, b] = process.versions.node.split("."); process.exit(a >= 24 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)' \
    2>/dev/null || die "Node 20.19, 22.12, 24 or newer is needed; this is $(node --version 2>/dev/null || echo none)."
}

# Adds the hashed files of the release that is left to another one, with those that it has of earlier ones, for open tabs.
keep_files() {
  from=$site/releases/$1
  to=$site/releases/$2
  [ -n "$1" ] && [ "$1" != "$2" ] && [ -d "$from" ] || return 0
  # They are as old as the moment when they were left.
  (cd "$from" && cut -c 67- SHA256SUMS | grep '^dist/assets/' | tr '\n' '\0' | xargs -0 touch -c)
  (cd "$from" && find dist/assets -type f -mtime "-$days" -print0 | tar -cf - --null -T -) | tar -xf - -C "$to" --skip-old-files
  (cd "$to" && find dist/assets -type f -mtime "+$days" | while read -r file; do
    grep -q "  $file\$" SHA256SUMS || rm "$file"
  done)
}

# Warns where the address that the site names is not one that nginx serves.
compare_host() {
  host=$(sed -n 's|.*"origin": "https\{0,1\}://\([^"]*\)".*|\1|p' "$site/releases/$1/release.json" 2>/dev/null || true)
  [ -z "$host" ] || $nginx -T 2>/dev/null | grep -Eq "server_name ([^;]* )?$host( |;)" ||
    echo "The public address of $1 is https://$host, which is no server_name of nginx." >&2
}

switch_to() {
  was=$(current)
  [ -L "$site/current" ] || [ ! -e "$site/current" ] || die "$site/current is not a link: move it away."
  rm -f "$site/current.new"
  link "$1"
  if ! $nginx -t -q; then
    if [ -n "$was" ]; then link "$was"; else rm "$site/current"; fi
    die "nginx refuses the configuration with $1: nothing has changed."
  fi
  undeployed=
  [ -z "$was" ] || [ "$was" = "$1" ] || echo "$was" > "$site/previous"
  # nginx reads the headers again, which contain the policies of the release.
  if $nginx -s reload; then echo "$1 is deployed."; else echo "$1 is deployed, but nginx is not running: systemctl start nginx"; fi
  compare_host "$1"
}

deploy() {
  case $1 in /*) archive=$1 ;; *) archive=$here/$1 ;; esac
  [ -f "$archive" ] || die "There is no file $1."
  read_settings
  name=$(tar -tzf "$archive" 2>/dev/null | head -n 1 | cut -d/ -f1)
  [ -n "$name" ] || die "$1 is not a release."
  # Root unpacks what another user has packed: files and folders of the release, and nothing else.
  if tar -tzf "$archive" | grep -qv "^$name/" || tar -tvzf "$archive" | grep -qv '^[-d]'; then die "$1 is not a release."; fi
  [ ! -e "$site/releases/$name" ] || die "$name is already installed: deploy.sh --rollback $name"
  new=$site/releases/.new
  # What is not deployed at the end is removed.
  undeployed=
  trap 'rm -rf "$new"; [ -z "$undeployed" ] || rm -rf "$undeployed"' EXIT
  rm -rf "$new"
  mkdir -p "$new"
  if ! tar -xzf "$archive" -C "$new" --no-same-owner --no-same-permissions ||
    ! (cd "$new/$name" && sha256sum --quiet --strict -c SHA256SUMS); then
    die "$1 is damaged, or not a release: nothing has changed."
  fi
  # The web server reads it, whatever rights it was packed with.
  chmod -R u=rwX,go=rX "$new/$name"
  undeployed=$site/releases/$name
  mv "$new/$name" "$undeployed"
  touch "$undeployed"
  render_new "$name"
  keep_files "$(current)" "$name"
  switch_to "$name"
  for old in $(releases | tail -n +$((kept + 1))); do
    [ "$old" = "$(current)" ] || [ "$old" = "$(cat "$site/previous" 2>/dev/null)" ] || rm -r "$site/releases/$old"
  done
}

# A list that cannot be read is no reason to keep the old code: its rows are those that were read last.
render_new() {
  status=0
  render "$1" --provider "$PROVIDER_URL" || status=$?
  [ "$status" -le 1 ] || die "The documents of $1 cannot be rendered: nothing has changed."
}

roll_back() {
  name=${1:-$(cat "$site/previous" 2>/dev/null || true)}
  [ -n "$name" ] || die "There is no earlier release: deploy.sh --list"
  [ -d "$site/releases/$name/dist" ] || die "There is no release $name: deploy.sh --list"
  render "$name" --stored || echo "The documents of $name are as old as its last day." >&2
  keep_files "$(current)" "$name"
  switch_to "$name"
}

refresh() {
  read_settings
  [ -n "$(current)" ] || die "No release is deployed: deploy.sh --help"
  render "$(current)" --provider "$PROVIDER_URL" "$@"
}

# Two deployments would unpack into the same folder.
lock() {
  mkdir -p "$site"
  exec 9< "$site"
  flock 9
}

case ${1:---help} in
  --list) for name in $(releases); do [ "$name" = "$(current)" ] && echo "$name (deployed)" || echo "$name"; done ;;
  --rollback)
    lock
    roll_back "${2:-}"
    ;;
  --refresh)
    shift
    refresh "$@"
    ;;
  -h | --help) sed -n '2,11s/^# \{0,1\}//p' "$self" ;;
  -*) die "There is no option $1: deploy.sh --help" ;;
  *)
    lock
    deploy "$1"
    ;;
esac
