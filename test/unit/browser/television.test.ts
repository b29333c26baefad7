import { expect, it, vi } from 'vitest'
import { readTelevision } from '../../../src/browser/television.ts'

const nothing = {
  ipAddress: '',
  macAddress: '',
  subnetMask: '',
  gatewayAddress: '',
  firmware: '',
  volume: null,
}

it('DEV-03, DEV-06 asks a Samsung set and gets its colour and play keys', async () => {
  const registerKeyBatch = vi.fn()
  const facts = await readTelevision({
    webapis: {
      network: {
        getMac: () => '5c:49:7d:11:22:33',
        getIp: () => '10.0.1.17',
        getSubnetMask: () => '255.255.255.0',
        getGateway: () => '10.0.1.1',
      },
      productinfo: { getFirmware: () => 'T-KSU2EDEUC-2310.3' },
    },
    tizen: { tvaudiocontrol: { getVolume: () => 12 }, tvinputdevice: { registerKeyBatch } },
  })
  expect(facts).toEqual({
    ipAddress: '10.0.1.17',
    macAddress: '5c:49:7d:11:22:33',
    subnetMask: '255.255.255.0',
    gatewayAddress: '10.0.1.1',
    firmware: 'T-KSU2EDEUC-2310.3',
    volume: 12,
  })
  expect(registerKeyBatch.mock.calls[0]?.[0]).toContain('MediaPlayPause')
})

it('DEV-03, DEV-06 asks an LG set over its bus, by cable or air', async () => {
  const answers: Record<string, Record<string, unknown>> = {
    getinfo: { wiredInfo: { macAddress: '' }, wifiInfo: { macAddress: 'aa:01:02:03:04:05' } },
    getStatus: {
      wired: { state: 'disconnected' },
      wifi: { ipAddress: '10.0.2.9', netmask: '255.255.0.0', gateway: '10.0.0.1' },
    },
  }
  const facts = await readTelevision({
    webOS: {
      deviceInfo: (learned) => learned({ version: '04.30.10' }),
      service: { request: (_, { method, onSuccess }) => onSuccess(answers[method] ?? {}) },
    },
  })
  expect(facts).toEqual({
    ...nothing,
    ipAddress: '10.0.2.9',
    macAddress: 'aa:01:02:03:04:05',
    subnetMask: '255.255.0.0',
    gatewayAddress: '10.0.0.1',
    firmware: '04.30.10',
  })
})

it('does without a set that forbids, breaks or lies', async () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  const facts = await readTelevision({
    webapis: { network: { getMac: refuse, getIp: () => 7 as unknown as string }, productinfo: {} },
    tizen: { tvaudiocontrol: { getVolume: refuse }, tvinputdevice: { registerKeyBatch: refuse } },
    webOS: { deviceInfo: refuse, service: { request: (_, { onFailure }) => onFailure() } },
  })
  expect(facts).toEqual(nothing)
})

it('does not wait for a set that never answers', async () => {
  vi.useFakeTimers()
  const reading = readTelevision({ webOS: { deviceInfo: () => {}, service: { request: () => {} } } })
  await vi.advanceTimersByTimeAsync(1500)
  await expect(reading).resolves.toEqual(nothing)
  vi.useRealTimers()
})
