import type { Language } from '../../domain/language.ts'
import { text as bg } from './bg/index.ts'
import { serverText as bgServer } from './bg/server.ts'
import { serverText as de } from './de/server.ts'
import { serverText as en } from './en/server.ts'
import type { ServerText } from './public-text.ts'
import { serverText as ro } from './ro/server.ts'
import { serverText as ru } from './ru/server.ts'

/** All texts in all languages. For the server only: browsers load one language (load-text.ts). */
export const allTexts: Record<Language, ServerText> = { bg: { ...bg, ...bgServer }, en, de, ro, ru }
