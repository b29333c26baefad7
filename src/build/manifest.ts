import type { ManifestOptions } from 'vite-plugin-pwa'

const png = (name: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const shortcut = (name: string, path: string) => ({ name, url: `/ONEapp${path}` })

const screenshot = (name: string, sizes: string, form_factor: 'narrow' | 'wide', label: string) => ({
  src: `screenshots/${name}.webp`,
  sizes,
  type: 'image/webp',
  form_factor,
  label,
})

/** The web app manifest, with which a phone can install the app (PROD-02). Addresses are relative to /ONEapp/. */
export const manifest: Partial<ManifestOptions> = {
  id: '/ONEapp/',
  name: 'Bellhop',
  short_name: 'Bellhop',
  description: 'Your hotel, in your hand: room service, room control, films and messages.',
  start_url: '/ONEapp/',
  scope: '/ONEapp/',
  display: 'standalone',
  theme_color: '#F7F4EE',
  background_color: '#F7F4EE',
  categories: ['travel', 'lifestyle'],
  icons: [png('icon-192', 192), png('icon-512', 512), png('maskable-512', 512, 'maskable')],
  // For a signed-in guest; others are asked to sign in first. These are the screens that have the same address in every
  // hotel.
  shortcuts: [
    shortcut('Messages', '/tv-message'),
    shortcut('Room control', '/room-control'),
    shortcut('Your orders', '/orders'),
    shortcut('Your bill', '/billpreview'),
  ],
  // `node test/tools/screenshots.ts` takes them.
  screenshots: [
    screenshot('phone', '780x1688', 'narrow', 'Your stay on a phone'),
    screenshot('phone-order', '780x1688', 'narrow', 'Room service'),
    screenshot('phone-room', '780x1688', 'narrow', 'Lights, blinds and climate of the room'),
    screenshot('wide', '1920x1080', 'wide', 'Your stay on a wide display'),
    screenshot('wide-order', '1920x1080', 'wide', 'Room service on a wide display'),
  ],
}
