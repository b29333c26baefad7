#!/bin/sh
# Puts this build in place of the one before it, or goes back to it: sh build/release.sh DIR [COMMAND…]
#   DIR      the folder that is served as /ONEapp, such as /srv/bellhop/ONEapp
#   COMMAND  makes the web server read its configuration, such as: systemctl reload-or-restart nginx
# New files lie beside the old ones, for guests who have the old page; the pages come last; then goes what no build lists
# that was served within the last 30 days. What is not of a build stays. A run that was interrupted is repeated.
set -eu
umask 022
export LC_ALL=C
from=$(cd "$(dirname "$0")/.." && pwd)
[ $# -gt 0 ] || { sed -n 2,6p "$0" >&2; exit 2; }
[ -f "$from/build/server/id.txt" ] && [ -f "$from/dist/index.html" ] || { echo "There is no build in $from." >&2; exit 2; }
mkdir -p "$1"
to=$(cd "$1" && pwd)
shift
[ "$to" != "$from/dist" ] || { echo "$to is the build itself: name the folder that is served." >&2; exit 2; }
records=$to/.releases
fresh=$to/.incoming
last=$to/.last

# The build that is served was needed until now. Files without a record are of a build from before there were any.
mkdir -p "$records" "$to/.server"
if [ -f "$records/current" ]; then
  touch "$records/$(cat "$records/current")"
elif [ -d "$to/assets" ]; then
  (cd "$to" && find assets -type f) > "$records/before.txt"
fi
id=$(cat "$from/build/server/id.txt").txt
cp "$from/build/files.txt" "$records/$id"

# Moves the files of a folder, each in one step, so that nobody is served half a file.
move() {
  (cd "$1" && find "$2" -type d) | while IFS= read -r folder; do
    mkdir -p "$to/$folder"
    find "$1/$folder/." ! -name . -prune -type f -exec sh -c 'into=$0; mv -f "$@" "$into/"' "$to/$folder" {} +
  done
}

# 1. New files, beside the old ones.
rm -rf "$fresh" "$last"
cp -R "$from/dist" "$fresh"
move "$fresh" assets

# 2. The policy, which allows the scripts of the page before until the next release, so that neither page is without one.
mkdir "$fresh/.server"
cp "$from/build/server/"* "$fresh/.server/"
if [ -f "$to/.server/policy.txt" ] && ! cmp -s "$to/.server/policy.txt" "$fresh/.server/policy.txt"; then
  scripts=$(sed -n 1p "$to/.server/policy.txt") styles=$(sed -n 2p "$to/.server/policy.txt")
  for file in nginx-app.conf Caddyfile; do
    sed "s|script-src 'self' 'sha|script-src 'self' $scripts 'sha|; s|style-src 'self' 'sha|style-src 'self' $styles 'sha|" \
      "$from/build/server/$file" > "$fresh/.server/$file"
  done
fi
move "$fresh" .server
"$@"

# 3. The pages. A compressed twin of an older file would be served in place of a newer one.
mkdir "$last"
mv "$fresh/index.html"* "$fresh/sw.js"* "$last/"
for folder in "$fresh" "$last"; do
  (cd "$folder" && find . -type f ! -name '*.br' ! -name '*.gz') | while IFS= read -r file; do
    for twin in "$file.br" "$file.gz"; do [ -f "$folder/$twin" ] || rm -f "$to/$twin"; done
  done
  move "$folder" .
done
rm -rf "$fresh" "$last"
echo "$id" > "$records/current"

# 4. What no build of the last 30 days lists.
find "$records" -name '*.txt' -mtime +29 ! -name "$id" > "$records/expired"
if [ -s "$records/expired" ]; then
  find "$records" -name '*.txt' ! -mtime +29 -exec sort -u {} + > "$records/kept"
  sort -u "$records/kept" "$records/$id" > "$records/needed"
  while IFS= read -r record; do
    grep -vxFf "$records/needed" "$record" | while IFS= read -r file; do rm -f "$to/$file"; done
    rm "$record"
  done < "$records/expired"
fi
rm -f "$records/expired" "$records/kept" "$records/needed"
echo "$to serves the build of $from."
