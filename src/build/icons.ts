import icons from 'unplugin-icons/vite'

/**
 * Google's Material Icons (https://icon-sets.iconify.design/ic) as components: `~icons/ic/outline-alarm` is the
 * outlined alarm. Each is a module, so that a chunk has only the icons that it shows.
 */
export const materialIcons = () =>
  icons({
    compiler: {
      extension: 'jsx',
      compiler: (svg) => {
        const shapes = svg
          .replace(/^<svg[^>]*>|<\/svg>$/g, '')
          // The colour is set on the whole icon.
          .replace(/ fill="currentColor"/g, '')
        return `import { drawIcon } from '/src/ui/icon.tsx'
const shapes = <>${shapes}</>
export default function Icon(props) { return drawIcon(shapes, props) }`
      },
    },
  })
