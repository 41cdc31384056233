import { serverText as bulgarian } from '../bg/server.ts'
import type { ServerText } from '../public-text.ts'
import { text } from './index.ts'

export const serverText: ServerText = { ...text, ...bulgarian }
