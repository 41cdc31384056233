/** The rows of a comparison that no other page has. */
export const compareRows = { features: 'Характеристики', paymentPlan: 'Схема на плащане' }
