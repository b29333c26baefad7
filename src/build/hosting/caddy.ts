// Writes the configuration for Caddy 2.
import { anHour, compressedTypes, forever, hashedFolder, keptEndings, never } from './caching.ts'
import { base, channelPath, contentPaths, hotelPaths } from './paths.ts'
import { type AnswerKind, type InlineHashes, securityHeaders } from './securityHeaders.ts'

/** @param matcher with a blank after it; empty for all */
const headers = (matcher: string, kind: AnswerKind, hashes: InlineHashes) =>
  Object.entries(securityHeaders(kind, { hashes, host: '{hostport}' }))
    .map(([name, value]) => `\t\t\theader ${matcher}${name} "${value}"`)
    .join('\n')

/** Said by name, because Caddy does not know the type of a file from its compressed twin. */
const contentType = ([ending, type]: [string, string]) => `\t\t\t@${ending} path *.${ending}
\t\t\theader @${ending} Content-Type "${type}"`

/** @param hashes of the page's inline scripts and styles */
export function caddyConfiguration(hashes: InlineHashes): string {
  const paths = hotelPaths.flatMap((path) => (path === channelPath ? [path] : [path, `${path}/*`]))
  return `# Bellhop behind Caddy. Written by the build, whose page it allows by the hashes of its scripts: install it together
# with the build. Environment:
#   BELLHOP_ADDRESS  what to listen at, such as guest.hotel.example (with a certificate by itself) or :80, the default
#   BELLHOP_ROOT     the folder that holds the build (dist) under the name ONEapp; by default /srv/bellhop
#   HOTEL_ORIGIN     the hotel's systems; by default http://127.0.0.1:8004

{$BELLHOP_ADDRESS::80} {
	root * {$BELLHOP_ROOT:/srv/bellhop}

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
		reverse_proxy {$HOTEL_ORIGIN:http://127.0.0.1:8004}
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
