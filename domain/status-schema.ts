import { z } from 'zod'
import { fault } from './record/fault.ts'
import { statuses } from './status.ts'

export const statusSchema = z.enum(statuses, { error: fault('noStatusChosen') })
