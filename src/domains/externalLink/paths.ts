export const externalLinkPaths = {
  link: '/open-web-page/:link',
  tel: '/open-tel/:tel',
  email: '/open-email/:mailto',
} as const
