# Runs a command that may then enter a root folder with a few read-only files and folders, and nothing else.
# Usage: private-root.sh <mount point> <fstab> <folders> <files> <command>...; folders and files are lists, one on a line.
# It needs namespaces of its own; the mounts end with them.
set -euf
root=$1 fstab=$2 folders=$3 files=$4
shift 4
mount -t tmpfs -o mode=0755,size=1m,nosuid,nodev tmpfs "$root"
cd "$root"
IFS='
'
mkdir -p $folders
for file in $files; do : > "$file"; done
printf '%s\n' "$fstab" > .fstab
mount --all --fstab .fstab
# "bind": of the mount alone; options of tmpfs itself name users whom a user namespace does not know.
mount -o remount,bind,ro,nosuid,nodev "$root"
# Not exec: this shell is the first process of its namespace, so the command ends with it.
"$@"
