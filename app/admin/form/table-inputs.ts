import { areaStep, type RuleOf } from '../../../domain/record/field-kinds.ts'

/** The fields that people type into. */
type InputRule = RuleOf<'text' | 'whole' | 'amount' | 'area'>

/** What inputs ask of an entry in a table of fields. */
interface Entry<Rule> {
  label: string
  rule: Rule
}

/** An input's label and limits, as the table of fields has them. */
export function inputOf({ label, rule }: Entry<InputRule>) {
  return { label, ...limitsOf(rule) }
}

function limitsOf(rule: InputRule) {
  switch (rule.kind) {
    case 'text':
      return { required: rule.missing !== undefined, maxLength: rule.max }
    case 'whole':
      return { type: 'number', required: !rule.orNone, min: rule.min, max: rule.max, step: 1 } as const
    case 'amount':
      return { type: 'number', required: true, min: 0, step: rule.step ?? 'any' } as const
    case 'area':
      return { type: 'number', required: !rule.optional, min: 0, step: areaStep } as const
  }
}

/** A choice's label and options. */
export function choicesOf<Option extends string>({
  label,
  rule,
  words,
}: Entry<RuleOf<'choice'>> & { words(option: Option): string }) {
  const options = rule.options as readonly Option[]
  return { label, options: options.map((option) => [option, words(option)] as const) }
}
