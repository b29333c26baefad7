import type { DomainDefinition } from '../../core/domains/domain.types.ts'

/** What each domain defines, by its file: for the build, which knows the files of their screens (`build/screenFiles.ts`). */
export const definitions = import.meta.glob<Record<string, DomainDefinition>>(
  '../../{domains/*,shell/nav}/domain.ts',
  { eager: true },
)
