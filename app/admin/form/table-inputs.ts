import { formatArea } from '../../../domain/formats/measures.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import { areaStep, type RuleOf } from '../../../domain/record/field-kinds.ts'
import type { NumberLimits } from './number-field.tsx'

/** The part of a field table's entry that an input needs. */
interface Entry<Rule> {
  label: string
  rule: Rule
}

export function inputOf({ label, rule }: Entry<RuleOf<'text'>>) {
  return { label, required: rule.missing !== undefined, maxLength: rule.max }
}

export function numberInputOf({ label, rule }: Entry<RuleOf<'integer' | 'amount' | 'area'>>) {
  return { label, limits: limitsOf(rule) }
}

function limitsOf(rule: RuleOf<'integer' | 'amount' | 'area'>): NumberLimits {
  switch (rule.kind) {
    case 'integer':
      return { kind: 'amount', required: !rule.orNone, min: rule.min, max: rule.max, step: 1 }
    case 'amount':
      return {
        ...{ kind: 'amount', required: !rule.optional, min: 0, step: rule.step ?? 1 },
        format: formatPrice,
      }
    case 'area':
      return { kind: 'area', required: !rule.optional, min: 0, step: areaStep, format: formatArea }
  }
}

export function choicesOf<Option extends string>({
  label,
  rule,
  format,
}: Entry<RuleOf<'choice'>> & { format(option: Option): string }) {
  const options = rule.options as readonly Option[]
  return { label, options: options.map((option) => [option, format(option)] as const) }
}
