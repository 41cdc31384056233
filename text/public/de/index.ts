import { formatsIn } from '../../../domain/formats/formats.ts'
import { text as bulgarian } from '../bg/index.ts'
import type { PublicText } from '../public-text.ts'

export const text: PublicText = { ...bulgarian, formats: formatsIn('de') }
