export const wakeUpPath = '/wakeUp'
