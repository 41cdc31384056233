import { integerOrNone } from '../record/field-kinds.ts'
import { field, initialValues, type ValuesOf } from '../record/field-table.ts'
import { schemaOf } from '../record/schema-of.ts'

/** What the company decides about how agents sell. */
export const salesRulesFields = {
  /** The largest discount in percent that agents give by themselves; null lets them give any. */
  discountLimit: field(integerOrNone(0, 100, 'noNumber'), { initial: null, visitors: false }),
}

export const salesRulesSchema = schemaOf(salesRulesFields)

export type SalesRules = ValuesOf<typeof salesRulesFields>

export const noSalesRules: SalesRules = initialValues(salesRulesFields)
