import { watchTelevision } from './television.saga.ts'

export const slices = []
export const saga = watchTelevision
