/** What the parameters may look like before they are made canonical (cost-choice.ts). The server drops all others. */
export const costParameters = {
  own: /^\d{1,3}$/,
  years: /^\d{1,3}$/,
  rate: /^\d{1,3}([.,]\d{1,4})?$/,
  parking: /^[\w-]{1,100}$/,
} as const
export type CostParameter = keyof typeof costParameters

export function isCostParameter(name: string): name is CostParameter {
  return name in costParameters
}
