import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { networkAddresses } from './addresses.ts';

const info = (address: string, internal = false) => ({ address, internal, family: 'IPv4' }) as NetworkInterfaceInfo;
const MACHINE = {
  lo: [info('127.0.0.1', true)],
  docker0: [info('172.17.0.1')],
  'br-4f1e': [info('192.168.96.1')],
  tun0: [info('10.8.0.6')],
  tailscale0: [info('100.101.4.7')],
  wlp3s0: [info('192.168.1.23'), { ...info('fe80::1'), family: 'IPv6' } as NetworkInterfaceInfo],
  eth1: [info('169.254.9.9')],
};

it('the likeliest address comes first: no container, no tunnel, no address of last resort', () => {
  expect(networkAddresses(null, MACHINE).map(({ address }) => address)).toEqual([
    '192.168.1.23',
    '169.254.9.9',
    '172.17.0.1',
    '192.168.96.1',
    '10.8.0.6',
    '100.101.4.7',
  ]);
  expect(networkAddresses(null, MACHINE)[0]).toEqual({ address: '192.168.1.23', name: 'wlp3s0' });
  expect(networkAddresses(null, { lo: MACHINE.lo })).toEqual([]);
});

it('an address that was named by hand goes before all, whether the machine knows it or not', () => {
  expect(networkAddresses('10.8.0.6', MACHINE)[0]).toEqual({ address: '10.8.0.6', name: 'tun0' });
  expect(networkAddresses('stadium.local', MACHINE)[0]?.address).toBe('stadium.local');
  expect(networkAddresses('10.8.0.6', MACHINE)).toHaveLength(6);
});
