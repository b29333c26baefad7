import LanguageIcon from '~icons/ic/outline-language'
import { defineDomain } from '../../core/domains/defineDomain.ts'
import { opens } from '../../core/domains/menuActions.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { languagePath } from './paths.ts'

export const language = defineDomain({
  name: 'language',
  screens: {
    language: {
      path: languagePath,
      module: lazyModule(() => import('./LanguageScreen.tsx'), 'LanguageScreen'),
      icon: LanguageIcon,
      area: { label: 'language.title', to: languagePath },
    },
  },
  actions: { languageSettingsOpen: () => opens('language', languagePath) },
})
