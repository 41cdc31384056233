/** What the server says to a sent form; on a refusal it hands back what was typed. */
export interface ContactReply {
  sent?: boolean
  typed?: Record<string, string>
  errors?: Record<string, string[] | null>
  problem?: string
}
