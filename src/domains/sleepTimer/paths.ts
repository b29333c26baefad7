export const sleepTimerPath = '/sleeptimer'
