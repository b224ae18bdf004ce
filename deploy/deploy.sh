#!/bin/sh
# Deploys a release, rolls back to an earlier one, or lists the releases:
#   deploy.sh cdec-….tar.gz
#   deploy.sh --rollback [name]
#   deploy.sh --list
# CDEC_TRIAL=1 deploys a trial too. CDEC_SITE (/srv/cdec) is the folder of releases/<name> and of dist, a link to the deployed one; CDEC_NGINX ("nginx")
# is the command of the web server. Exits with 0, or with 1 and the site unchanged.
set -eu
umask 022
site=${CDEC_SITE:-/srv/cdec}
nginx=${CDEC_NGINX:-nginx}
kept=5

die() { echo "$1" >&2; exit 1; }
# Prints the deployed release; nothing where there is none, or where dist is a folder.
current() { [ -L "$site/dist" ] && basename "$(dirname "$(readlink "$site/dist")")" || true; }
# Prints the releases, the newest first.
releases() { ls -1t "$site/releases" 2>/dev/null || true; }

link() { ln -s "releases/$1/dist" "$site/dist.new" && mv -T "$site/dist.new" "$site/dist"; }

switch_to() {
  was=$(current)
  if [ -e "$site/dist" ] && [ ! -L "$site/dist" ]; then die "$site/dist is a folder: move it to $site/releases/first/dist"; fi
  rm -f "$site/dist.new"
  link "$1"
  # nginx reads the headers again, which contain the hashes of the inline scripts of the release.
  if ! { $nginx -t -q && $nginx -s reload; }; then
    if [ -n "$was" ]; then link "$was"; else rm "$site/dist"; fi
    die "nginx refuses the configuration with $1, or is not running: nothing has changed."
  fi
  [ -z "$was" ] || [ "$was" = "$1" ] || echo "$was" > "$site/previous"
  echo "$1 is deployed."
}

deploy() {
  [ -f "$1" ] || die "There is no file $1."
  name=$(tar -tzf "$1" 2>/dev/null | head -n 1 | cut -d/ -f1)
  [ -n "$name" ] || die "$1 is not a release."
  # Root unpacks what another user has packed: files and folders of the release, and nothing else.
  if tar -tzf "$1" | grep -qv "^$name/" || tar -tvzf "$1" | grep -qv '^[-d]'; then die "$1 is not a release."; fi
  case $name in *-trial-*) [ -n "${CDEC_TRIAL:-}" ] || die "$name has the rows of the built-in provider: see npm run release -- --help." ;; esac
  [ ! -e "$site/releases/$name" ] || die "$name is already installed: deploy.sh --rollback $name"
  new=$site/releases/.new
  trap 'rm -rf "$new"' EXIT
  rm -rf "$new"
  mkdir -p "$new"
  if ! tar -xzf "$1" -C "$new" --no-same-owner || ! (cd "$new/$name" && sha256sum --quiet --strict -c SHA256SUMS); then
    die "$1 is damaged, or not a release: nothing has changed."
  fi
  # The web server reads it, whatever rights it was packed with.
  chmod -R u=rwX,go=rX "$new/$name"
  # Open tabs still load files of the last two releases, until they are reloaded.
  for older in $(releases | head -n 2); do
    [ -f "$site/releases/$older/SHA256SUMS" ] || continue
    (cd "$site/releases/$older" && cut -c 67- SHA256SUMS | grep '^dist/assets/' | tar -cf - -T -) |
      tar -xf - -C "$new/$name" --skip-old-files
  done
  mv "$new/$name" "$site/releases/$name"
  touch "$site/releases/$name"
  if ! (switch_to "$name"); then
    rm -r "$site/releases/$name"
    exit 1
  fi
  for old in $(releases | tail -n +$((kept + 1))); do
    [ "$old" = "$(current)" ] || [ "$old" = "$(cat "$site/previous" 2>/dev/null)" ] || rm -r "$site/releases/$old"
  done
}

case ${1:---help} in
  --list) for name in $(releases); do [ "$name" = "$(current)" ] && echo "$name (deployed)" || echo "$name"; done ;;
  --rollback)
    name=${2:-$(cat "$site/previous" 2>/dev/null || true)}
    [ -n "$name" ] || die "There is no earlier release: deploy.sh --list"
    [ -d "$site/releases/$name/dist" ] || die "There is no release $name: deploy.sh --list"
    switch_to "$name"
    ;;
  -h | --help) sed -n '2,7s/^# \{0,1\}//p' "$0" ;;
  -*) die "There is no option $1: deploy.sh --help" ;;
  *) deploy "$1" ;;
esac
