import { defineDomain } from '../../core/domains/defineDomain.ts'
import { opens } from '../../core/domains/menuActions.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { LanguageOutlined as LanguageIcon } from '../../ui/icons/LanguageOutlined.tsx'
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
