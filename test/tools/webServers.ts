// The web servers that the build is tried behind, and what the guide to their installation uses, as Debian has them.
import { existsSync } from 'node:fs'
import { installPackages } from './debian.ts'

/** Where Debian and similar systems install them, by the names of the packages. */
const places = {
  'nginx-light': '/usr/sbin/nginx',
  caddy: '/usr/bin/caddy',
  curl: '/usr/bin/curl',
  openssl: '/usr/bin/openssl',
  rclone: '/usr/bin/rclone',
}

export const nginx = places['nginx-light']
export const { caddy, openssl } = places

/** The packages that are not there. */
export const missingWebServers = () =>
  Object.entries(places).flatMap(([name, path]) => (existsSync(path) ? [] : [name]))

export const howToInstallWebServers =
  'A web server is missing: apt-get install nginx-light caddy curl openssl rclone.'

/** Needs root, and a list of packages that is not old. */
export const installWebServers = () => installPackages(...missingWebServers())
