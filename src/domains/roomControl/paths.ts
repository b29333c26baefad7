export const roomControlPaths = {
  roomControl: '/room-control',
  demoRoomControl: '/demo/room-control',
} as const
