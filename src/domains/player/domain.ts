import { defineDomain } from '../../core/domains/defineDomain.ts'
import { Player } from './Player.tsx'
import { playerSaga } from './saga.ts'
import { playerSlice } from './slice.ts'

export const player = defineDomain({
  name: 'player',
  Overlay: Player,
  state: { slices: [playerSlice], saga: playerSaga },
})
