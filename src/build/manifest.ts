import type { ManifestOptions } from 'vite-plugin-pwa'

const png = (name: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
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
  screenshots: [
    {
      src: 'screenshots/phone.webp',
      sizes: '780x1688',
      type: 'image/webp',
      form_factor: 'narrow',
      label: 'The home screen on a phone',
    },
    {
      src: 'screenshots/wide.webp',
      sizes: '1920x1080',
      type: 'image/webp',
      form_factor: 'wide',
      label: 'The home screen on a wide display',
    },
  ],
}
