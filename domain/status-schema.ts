import { z } from 'zod'
import { statuses } from './status.ts'

export const statusSchema = z.enum(statuses, { error: 'Изберете статус' })
