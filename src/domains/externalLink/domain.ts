import OpenInNewIcon from '~icons/ic/baseline-open-in-new'
import CallIcon from '~icons/ic/outline-call'
import MailIcon from '~icons/ic/outline-mail'
import { defineDomain } from '../../core/domains/defineDomain.ts'
import type { ExternalScreen, MenuAction } from '../../core/domains/domain.types.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { buildPath } from '../../core/routing/buildPath.ts'
import { externalLinkPaths as paths } from './paths.ts'

const module = lazyModule(() => import('./ExternalLinkScreen.tsx'), 'ExternalLinkScreen')

const action =
  (screen: ExternalScreen, build: (value: string) => string): MenuAction =>
  ([value = '']) =>
    value ? { kind: 'external', screen, to: build(value) } : { kind: 'nothing' }

export const externalLink = defineDomain({
  name: 'externalLink',
  screens: {
    link: { path: paths.link, module, icon: OpenInNewIcon, isDestination: false },
    tel: { path: paths.tel, module, icon: CallIcon, isDestination: false },
    email: { path: paths.email, module, icon: MailIcon, isDestination: false },
  },
  actions: {
    openWebPage: action('link', (link) => buildPath(paths.link, { link })),
    openTel: action('tel', (tel) => buildPath(paths.tel, { tel })),
    openEmail: action('email', (mailto) => buildPath(paths.email, { mailto })),
  },
  lazyState: lazyModule(() => import('./saga.ts'), 'externalLinkState'),
})
