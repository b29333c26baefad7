// Writes the configuration for nginx 1.18 or newer, without any module beyond those of a plain installation. It is in three
// files: the hotel's own, which an upgrade leaves alone, and two that come with each build and are included there.
import {
  anHour,
  cachingOf,
  compressedTypes,
  forever,
  hashedFolder,
  keptEndings,
  never,
  noStore,
} from './caching.ts'
import { base, channelPath, contentPaths, hotelPaths } from './paths.ts'
import { type AnswerKind, type InlineHashes, securityHeaders, transportSecurity } from './securityHeaders.ts'

const indent = ' '.repeat(8)

/** A header without a value is not sent: here, the encoding of a file that is not compressed. */
const headersFor = (hashes: InlineHashes) => (kind: AnswerKind, caching: string) =>
  Object.entries({
    ...securityHeaders(kind, { hashes, host: '$bellhop_host', scriptOrigins: ['$bellhop_scripts'] }),
    'strict-transport-security': '$bellhop_transport',
    'cache-control': caching,
    vary: 'Accept-Encoding',
    'content-encoding': '$bellhop_encoding',
  })
    .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
    .join('\n')

type Headers = ReturnType<typeof headersFor>

/** A file with compressed twins. */
const compressed = (location: string, ending: string, headers: string) => `
    location ${location} {
        types { }
        default_type "${compressedTypes[ending]}";
        try_files $uri$bellhop_br $uri =404;
${headers}
    }`

/**
 * nginx replaces all headers of a level by those of the level below, so each location has the whole set.
 * @param folder below the app's path
 */
const compressedIn = (folder: string, caching: (ending: string) => string, headers: Headers) =>
  Object.keys(compressedTypes)
    .map((ending) =>
      compressed(
        `~ ^${base}${folder}.*\\.${ending}$`,
        ending,
        headers(ending === 'html' ? 'page' : 'file', caching(ending)),
      ),
    )
    .join('\n')

const proxied = (path: string) => `
    location ^~ ${path}/ { proxy_pass $bellhop_hotel; }`

const policyName = 'content-security-policy'

/** The hotel's content, which runs nothing on the app's origin, whatever the hotel says with it. */
const proxiedContent = (path: string) => `
    location ^~ ${path}/ {
        proxy_pass $bellhop_hotel;
        proxy_hide_header ${policyName};
        add_header ${policyName} $bellhop_content always;
        add_header strict-transport-security $bellhop_transport always;
    }`

const isContent = (path: string) => contentPaths.some((one) => one === path)

/** How long an answer may be kept: a file that is missing during a roll-out must not be missing for as long as a file is kept. */
const keptUnlessMissing = (name: string, caching: string) =>
  `map $status $bellhop_${name} { default "${noStore}"; "~^[23]" "${caching}"; }`

/** What the hotel fills in once. @param folder that holds the app, with the configuration of its build */
export const nginxSite = (
  folder: string,
): string => `# Bellhop behind nginx: the hotel's own values. Copied once to /etc/nginx/conf.d/bellhop.conf; an upgrade leaves it
# alone, and replaces the two files that it includes.
include ${folder}${base}.server/nginx-maps.conf;

upstream bellhop_hotel {
    # The hotel's systems.
    server 127.0.0.1:8004;
    keepalive 16;
}

server {
    listen 80;
    server_name guest.hotel.example;
    # Where certbot proves the name: certbot certonly --webroot -w ${folder} -d guest.hotel.example
    location ^~ /.well-known/acme-challenge/ { root ${folder}; }
    location / { return 308 https://$host$request_uri; }
}

server {
    listen 443 ssl http2;
    server_name guest.hotel.example;
    ssl_certificate /etc/ssl/bellhop/fullchain.pem;
    ssl_certificate_key /etc/ssl/bellhop/privkey.pem;

    # With https: https://bellhop_hotel, and: proxy_ssl_server_name on; proxy_ssl_name systems.hotel.example;
    set $bellhop_hotel http://bellhop_hotel;

    # Hosts of scripts that the hotel adds, such as https://consent.example: a consent tool, the maps library.
    set $bellhop_scripts "";

    # Behind a load balancer: its addresses, of which alone X-Forwarded-For is believed. Otherwise all guests have one
    # address for the hotel, and share its limit of sign-ins.
    # set_real_ip_from 10.0.0.0/8; real_ip_header X-Forwarded-For; real_ip_recursive on;

    # Queries and referrers name guests, so the log has neither; what nginx reports of an error would have both.
    access_log /var/log/nginx/bellhop.access.log bellhop;
    error_log /var/log/nginx/bellhop.error.log crit;

    # The skins of a project as files of your own:
    # location ^~ ${base}skins/PROJECT/ { alias /srv/skins/PROJECT/; add_header ${policyName} $bellhop_content always; }

    root ${folder};
    include ${folder}${base}.server/nginx-app.conf;
}
`

/** What stands outside the server. */
export const nginxMaps = (): string => `# Written by the build, and replaced by an upgrade.
map $http_accept_encoding $bellhop_br { default ""; "~*(^|[ ,])br *; *q=0(\\.0*)? *(,|$)" ""; "~*(^|[ ,])br($|[ ,;])" ".br"; }
map $uri $bellhop_encoding { default ""; "~\\.br$" "br"; }
map $http_host $bellhop_host { default "localhost"; "~^[A-Za-z0-9_.:\\[\\]-]+$" "$http_host"; }
map $uri $bellhop_content { default "${securityHeaders('content')[policyName]}"; "~*\\.pdf$" ""; }
# What an address says of a guest counts only if a person opened it, not if a page of the app led to it.
map $http_sec_fetch_site $bellhop_query { default $is_args$args; same-origin ""; }
map $http_upgrade $bellhop_connection { default "upgrade"; "" ""; }
# A page is asked for by browsers, and its address has no ending; a missing picture is not a page.
map "$http_accept $uri" $bellhop_page { default ""; "~text/html" "page"; "~/[^./]*$" "page"; }
map $scheme $bellhop_transport { default ""; https "${transportSecurity}"; }
map $request_uri $bellhop_path { default ""; "~^(?<bellhop_logged>[^?]*)" $bellhop_logged; }
log_format bellhop '$remote_addr [$time_local] "$request_method $bellhop_path" $status $body_bytes_sent $request_time';
${keptUnlessMissing('forever', forever)}
${keptUnlessMissing('hour', anHour)}
${keptUnlessMissing('never', never)}
`

const variableOf: Readonly<Record<string, string>> = {
  [forever]: '$bellhop_forever',
  [anHour]: '$bellhop_hour',
  [never]: '$bellhop_never',
}

/** What stands in the server. @param hashes of the page's inline scripts and styles */
export function nginxApp(hashes: InlineHashes): string {
  const forwarded = hotelPaths.filter((path) => path !== channelPath)
  const headersOf = headersFor(hashes)
  const headers: Headers = (kind, caching) => headersOf(kind, variableOf[caching] ?? caching)
  return `# Written by the build, whose page it allows by the hashes of its scripts, and replaced by an upgrade.
    server_tokens off;
    gzip_static on;
    client_max_body_size 1m;

    location = / { return 302 ${base}$bellhop_query; }
    location = ${base.slice(0, -1)} { return 302 ${base}$bellhop_query; }
    location = ${base} { rewrite ^ ${base}index.html last; }
    location ~ /\\. { return 404; }

    # Whether the app is served, for a load balancer or a watch.
    location = /health {
        types { }
        default_type application/json;
        if (!-f $document_root${base}index.html) { return 503 '{"status":"no app"}'; }
        return 200 '{"status":"ok"}';
    }

${compressed(`= ${base}index.html`, 'html', headers('page', never))}

    # The frame of the hotel's own pages, which has an origin of its own.
${compressed(`= ${base}page-frame.html`, 'html', headers('frame', never))}
${compressed(`= ${base}page-frame.js`, 'js', headers('shared', never))}

    # Files whose names change with their content.
${compressedIn(hashedFolder, () => forever, headers)}

    location ~ ^${base}${hashedFolder} {
${headers('file', forever)}
    }

    # All other files.
${compressedIn('', (ending) => cachingOf(`file.${ending}`), headers)}

    location ~ ^${base}.*\\.(?:${keptEndings.filter((ending) => !(ending in compressedTypes)).join('|')})$ {
        try_files $uri @page;
${headers('file', anHour)}
    }

    # Every other address below the app is one of its screens.
    location ${base} {
        try_files $uri @page;
${headers('file', never)}
    }
    location @page {
        if ($bellhop_page = "") { return 404; }
        rewrite ^ ${base}index.html last;
        add_header cache-control "${noStore}" always;
        add_header strict-transport-security $bellhop_transport always;
    }

    # The hotel's systems see the guest's host and address.
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Real-IP $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection $bellhop_connection;
    # The channel pings; it may be silent for longer than nginx waits by itself.
    proxy_read_timeout 10m;
    gzip on;
    gzip_proxied any;
    gzip_types application/json image/svg+xml text/css text/javascript application/javascript;
    add_header strict-transport-security $bellhop_transport always;
    location = ${channelPath} { proxy_pass $bellhop_hotel; }
${forwarded.map((path) => (isContent(path) ? proxiedContent : proxied)(path)).join('')}
`
}
