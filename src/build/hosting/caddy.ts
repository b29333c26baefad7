// Writes the configuration for Caddy 2.
import { anHour, compressedTypes, forever, hashedFolder, keptEndings, never, noStore } from './caching.ts'
import { base, channelPath, contentPaths, hotelPaths } from './paths.ts'
import { type AnswerKind, type InlineHashes, securityHeaders, transportSecurity } from './securityHeaders.ts'

/** @param matcher with a blank after it; empty for all */
const headers = (matcher: string, kind: AnswerKind, hashes: InlineHashes) =>
  Object.entries(securityHeaders(kind, { hashes, host: '{hostport}', scriptOrigins: ['{$BELLHOP_SCRIPTS}'] }))
    .map(([name, value]) => `\t\t\theader ${matcher}${name} "${value}"`)
    .join('\n')

/** Said by name, because Caddy does not know the type of a file from its compressed twin. */
const contentType = ([ending, type]: [string, string]) => `\t\t\t@${ending} path *.${ending}
\t\t\theader @${ending} Content-Type "${type}"`

/** Queries and headers name guests, so neither is in a log: that of requests, and that of what Caddy reports of itself. */
const logFormat = `		format filter {
			wrap json
			fields {
				request>uri regexp [?].* ""
				request>headers delete
				resp_headers delete
			}
		}`

/** @param hashes of the page's inline scripts and styles */
export function caddyConfiguration(hashes: InlineHashes): string {
  const paths = hotelPaths.flatMap((path) => (path === channelPath ? [path] : [path, `${path}/*`]))
  const hotel = '{$HOTEL_ORIGIN:http://127.0.0.1:8004}'
  return `# Bellhop behind Caddy. Written by the build, whose page it allows by the hashes of its scripts, and replaced by an
# upgrade: /etc/caddy/Caddyfile imports it from the app's folder. Environment:
#   BELLHOP_ADDRESS  what to listen at, such as guest.hotel.example (with a certificate by itself) or :80, the default
#   BELLHOP_ROOT     the folder that holds the app under the name ONEapp; by default /srv/bellhop
#   BELLHOP_HEALTH   where this machine may ask for /health without a certificate; by default http://127.0.0.1:2020
#   BELLHOP_ADMIN    where \`caddy reload\` reaches it; by default localhost:2019
#   BELLHOP_SCRIPTS  hosts of scripts that the hotel adds, such as https://consent.example; by default none
#   HOTEL_ORIGIN     the hotel's systems; by default http://127.0.0.1:8004
#   TRUSTED_PROXIES  addresses of a load balancer in front, such as 10.0.0.0/8, of which alone X-Forwarded-For is believed

{
	admin {$BELLHOP_ADMIN:localhost:2019}
	log default {
${logFormat}
	}
}

# Whether the app is served, for a load balancer or a watch.
(bellhop_health) {
	handle /health {
		header Content-Type application/json
		header Cache-Control ${noStore}
		@served file ${base}index.html
		respond @served \`{"status":"ok"}\` 200
		respond \`{"status":"no app"}\` 503
	}
}

{$BELLHOP_HEALTH:http://127.0.0.1:2020} {
	root * {$BELLHOP_ROOT:/srv/bellhop}
	import bellhop_health
}

{$BELLHOP_ADDRESS::80} {
	root * {$BELLHOP_ROOT:/srv/bellhop}
	log {
		output stderr
${logFormat}
	}
	import bellhop_health

	@secure protocol https
	header @secure Strict-Transport-Security "${transportSecurity}"
	# A file that is missing during a roll-out must not be missing for as long as a file is kept.
	handle_errors {
		header Cache-Control ${noStore}
		respond {err.status_code}
	}

	# The hotel's systems see the guest's host and address.
	@hotel path ${paths.join(' ')}
	handle @hotel {
		encode zstd gzip
		# The hotel's content runs nothing on the app's origin, whatever the hotel says with it.
		@content {
			path ${contentPaths.map((path) => `${path}/*`).join(' ')}
			not path *.pdf
		}
		header @content >Content-Security-Policy "${securityHeaders('content')['content-security-policy']}"
		# A load balancer adds the guest's address at the end.
		@balanced {
			remote_ip {$TRUSTED_PROXIES:255.255.255.255}
			header_regexp balanced X-Forwarded-For ([^,\\s]+)\\s*$
		}
		reverse_proxy @balanced ${hotel} {
			header_up X-Forwarded-For {re.balanced.1}
		}
		reverse_proxy ${hotel}
	}

	# What an address says of a guest counts only if a person opened it, not if a page of the app led to it.
	@led {
		path / ${base.slice(0, -1)}
		header Sec-Fetch-Site same-origin
	}
	redir @led ${base} 302
	@start path / ${base.slice(0, -1)}
	redir @start ${base}?{query} 302

	# In this order: what is said later replaces what is said before.
	handle ${base}* {
		route {
${headers('', 'file', hashes)}
			header Cache-Control "${never}"
			@kept path ${keptEndings.map((ending) => `*.${ending}`).join(' ')}
			header @kept Cache-Control "${anHour}"
			@hashed path ${base}${hashedFolder}*
			header @hashed Cache-Control "${forever}"

			# Every address that is no file is one of the app's screens; a missing picture is not.
			@page {
				not path ${base}${hashedFolder}*
				not file
				header Accept *text/html*
			}
			@bare {
				not path ${base}${hashedFolder}*
				not file
				path_regexp /[^./]*$
			}
			rewrite @page ${base}index.html
			rewrite @bare ${base}index.html
${Object.entries(compressedTypes).map(contentType).join('\n')}
			header @html Cache-Control "${never}"
${headers('@html ', 'page', hashes)}
			# The frame of the hotel's own pages, which has an origin of its own.
			@frame path ${base}page-frame.html
			header @frame -cross-origin-opener-policy
${headers('@frame ', 'frame', hashes)}
			@shared path ${base}page-frame.js
${headers('@shared ', 'shared', hashes)}
			file_server {
				precompressed br gzip
				hide .*
			}
		}
	}

	handle {
		respond 404
	}
}
`
}
