/** Invented agents. They have no passwords, so nobody can sign in as one of them. */
export const demoAgents = [
  { name: 'Агент 1', email: 'agent1@example.com', role: 'agent', commissionRate: 250 },
  { name: 'Агент 2', email: 'agent2@example.com', role: 'agent', commissionRate: 175 },
] as const

export type AgentIndex = 0 | 1

export function agentOf(index: number): AgentIndex {
  return index % 3 === 1 ? 1 : 0
}
