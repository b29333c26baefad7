// Writes the configuration for nginx 1.18 or newer, without any module beyond those of a plain installation.
import { anHour, cachingOf, compressedTypes, forever, hashedFolder, keptEndings, never } from './caching.ts'
import { base, channelPath, contentPaths, hotelPaths } from './paths.ts'
import { type AnswerKind, type InlineHashes, securityHeaders } from './securityHeaders.ts'

const indent = ' '.repeat(8)

/** A header without a value is not sent: here, the encoding of a file that is not compressed. */
const headersFor = (hashes: InlineHashes) => (kind: AnswerKind, caching: string) =>
  Object.entries({
    ...securityHeaders(kind, { hashes, host: '$bellhop_host' }),
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
    location ^~ ${path}/ { proxy_pass http://bellhop_hotel; }`

const policyName = 'content-security-policy'

/** The hotel's content, which runs nothing on the app's origin, whatever the hotel says with it. */
const proxiedContent = (path: string) => `
    location ^~ ${path}/ {
        proxy_pass http://bellhop_hotel;
        proxy_hide_header ${policyName};
        add_header ${policyName} $bellhop_content always;
    }`

const isContent = (path: string) => contentPaths.some((one) => one === path)

/** @param hashes of the page's inline scripts and styles */
export function nginxConfiguration(hashes: InlineHashes): string {
  const forwarded = hotelPaths.filter((path) => path !== channelPath)
  const headers = headersFor(hashes)
  return `# Bellhop behind nginx. Belongs into the http context, such as /etc/nginx/conf.d/bellhop.conf.
# Written by the build, whose page it allows by the hashes of its scripts: install it together with the build.

# The hotel's systems. For a hotel with https write "https://bellhop_hotel" below, and set proxy_ssl_name.
upstream bellhop_hotel {
    server 127.0.0.1:8004;
    keepalive 16;
}

map $http_accept_encoding $bellhop_br { default ""; "~(^|[ ,])br($|[ ,;])" ".br"; }
map $uri $bellhop_encoding { default ""; "~\\.br$" "br"; }
map $http_host $bellhop_host { default "localhost"; "~^[A-Za-z0-9_.:\\[\\]-]+$" "$http_host"; }
map $uri $bellhop_content { default "${securityHeaders('content')[policyName]}"; "~*\\.pdf$" ""; }
# What an address says of a guest counts only if a person opened it, not if a page of the app led to it.
map $http_sec_fetch_site $bellhop_query { default $is_args$args; same-origin ""; }
map $http_upgrade $bellhop_connection { default "upgrade"; "" ""; }
# A page is asked for by browsers, and its address has no ending; a missing picture is not a page.
map "$http_accept $uri" $bellhop_page { default ""; "~text/html" "page"; "~/[^./]*$" "page"; }

server {
    listen 80;
    # With a certificate: listen 443 ssl http2; ssl_certificate …; ssl_certificate_key …;
    # The folder that holds the build (dist) under the name ONEapp.
    root /srv/bellhop;
    server_tokens off;
    gzip_static on;
    client_max_body_size 1m;

    location = / { return 302 ${base}$bellhop_query; }
    location = ${base.slice(0, -1)} { return 302 ${base}$bellhop_query; }
    location = ${base} { rewrite ^ ${base}index.html last; }
    location ~ /\\. { return 404; }

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
    location = ${channelPath} { proxy_pass http://bellhop_hotel; }
${forwarded.map((path) => (isContent(path) ? proxiedContent : proxied)(path)).join('')}
}
`
}
