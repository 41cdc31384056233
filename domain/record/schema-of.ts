import { z } from 'zod'
import { fault } from './fault.ts'
import type { FieldRule } from './field-kinds.ts'
import {
  amountSchema,
  areaSchema,
  daySchema,
  integerSchema,
  optionalText,
  recordIdSchema,
  requiredText,
} from './field-schemas.ts'
import type { FieldTable, ValuesOf } from './field-table.ts'

type Shape<Table extends FieldTable> = { [Name in keyof Table]: z.ZodType<ValuesOf<Table>[Name]> }

/** The schema of a record, which its form and the server use. */
export function schemaOf<Table extends FieldTable>(table: Table): z.ZodObject<Shape<Table>> {
  const shape = Object.fromEntries(Object.entries(table).map(([name, { rule }]) => [name, ruleSchema(rule)]))
  return z.object(shape as Shape<Table>)
}

function ruleSchema(rule: FieldRule): z.ZodType {
  switch (rule.kind) {
    case 'text':
      return rule.missing ? requiredText(rule.missing, rule.max) : optionalText(rule.max)
    case 'choice':
      return z.enum(rule.options, { error: rule.missing })
    case 'integer': {
      const number = integerSchema(rule.missing, rule.min, rule.max)
      return rule.orNone ? number.nullable().default(null) : number
    }
    case 'amount':
      return rule.optional
        ? amountSchema(rule.missing, rule.step).default(0)
        : amountSchema(rule.missing, rule.step)
    case 'area':
      return rule.optional ? areaSchema(rule.missing).default(0) : areaSchema(rule.missing)
    case 'yes-no':
      return z.boolean().default(false)
    case 'lines':
      return z
        .array(requiredText(rule.missing, rule.max))
        .max(rule.most, fault('tooManyLines', rule.most, rule.max))
        .default([])
    case 'day':
      return daySchema(rule.missing)
    case 'record':
      return recordIdSchema(rule.missing)
  }
}
