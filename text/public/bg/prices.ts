export const prices = {
  onRequest: 'При запитване',
  perMetre: (euros: string) => `${euros}/м²`,
}
