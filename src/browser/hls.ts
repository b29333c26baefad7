// The library for streams in pieces, in a chunk of its own. The full one: the light one knows one sound a film.
import Hls from 'hls.js'

export { Hls }
