// The HLS library, in a chunk of its own. This is the full build, because the light one lacks alternative audio tracks.
import Hls from 'hls.js'

export { Hls }
