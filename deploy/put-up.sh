#!/bin/sh
# Puts a release up, takes it back, or lists those that are there:
#   put-up.sh cdec-….tar.gz
#   put-up.sh --back [name]
#   put-up.sh --list
# CDEC_SITE (/srv/cdec) holds releases/<name> and dist, a link to the one that is up; CDEC_NGINX ("nginx") is how the
# web server is called. Ends in 0, or in 1 with the site as it was.
set -eu
site=${CDEC_SITE:-/srv/cdec}
nginx=${CDEC_NGINX:-nginx}
kept=5

die() { echo "$1" >&2; exit 1; }
# The release that is up; empty for none, or for a folder that was put there by hand.
current() { [ -L "$site/dist" ] && basename "$(dirname "$(readlink "$site/dist")")" || true; }
# The newest first.
releases() { ls -1t "$site/releases" 2>/dev/null || true; }

link() { ln -s "releases/$1/dist" "$site/dist.new" && mv -T "$site/dist.new" "$site/dist"; }

switch_to() {
  was=$(current)
  if [ -e "$site/dist" ] && [ ! -L "$site/dist" ]; then die "$site/dist is a folder: move it to $site/releases/first/dist"; fi
  rm -f "$site/dist.new"
  link "$1"
  # The headers name the inline scripts of the release.
  if ! { $nginx -t -q && $nginx -s reload; }; then
    if [ -n "$was" ]; then link "$was"; else rm "$site/dist"; fi
    die "nginx refuses the configuration with $1, or is not running: nothing has changed."
  fi
  [ -z "$was" ] || [ "$was" = "$1" ] || echo "$was" > "$site/previous"
  echo "$1 is up."
}

up() {
  [ -f "$1" ] || die "There is no file $1."
  name=$(tar -tzf "$1" 2>/dev/null | head -n 1 | cut -d/ -f1)
  [ -n "$name" ] || die "$1 is no release."
  [ ! -e "$site/releases/$name" ] || die "$name is already there: put-up.sh --back $name"
  new=$site/releases/.new
  trap 'rm -rf "$new"' EXIT
  rm -rf "$new"
  mkdir -p "$new"
  if ! tar -xzf "$1" -C "$new" || ! (cd "$new/$name" && sha256sum --quiet --strict -c SHA256SUMS); then
    die "$1 is damaged, or no release: nothing has changed."
  fi
  # Tabs of the last two releases go on until they are reloaded.
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
  --list) for name in $(releases); do [ "$name" = "$(current)" ] && echo "$name (up)" || echo "$name"; done ;;
  --back)
    name=${2:-$(cat "$site/previous" 2>/dev/null || true)}
    [ -n "$name" ] || die "No release was up before: put-up.sh --list"
    [ -d "$site/releases/$name/dist" ] || die "$name is not there: put-up.sh --list"
    switch_to "$name"
    ;;
  -h | --help) sed -n '2,7s/^# \{0,1\}//p' "$0" ;;
  -*) die "There is no option $1: put-up.sh --help" ;;
  *) up "$1" ;;
esac
