import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** This machine and the networks around it. */
const NEAR = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  NEAR.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  NEAR.addSubnet(network, bits, 'ipv6');

/** Names that no stranger can make lead here: of this machine, of the local network. */
const LOCAL_NAME = /^(?:[^.]+|.+\.(?:localhost|local|lan|home|internal|home\.arpa))$/;

/**
 * Whether a request names a host that this server does not go by. A page of a stranger can have its own name lead to a
 * server at home and then speak to it as its own: such a request comes from near and names the stranger's host. Where
 * names are listed, no others are taken; where none are, only those who come from near are asked.
 */
export function isUnknownHost(request: FastifyRequest, { hosts, trustProxy }: Pick<Config, 'hosts' | 'trustProxy'>): boolean {
  const name = nameOf(request.host);
  if (hosts.includes(name) || isIP(name) !== 0 || LOCAL_NAME.test(name)) return false;
  return hosts.length > 0 || (trustProxy === 0 && isNear(request.socket.remoteAddress ?? ''));
}

export function isNear(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '');
  return NEAR.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}

/** The name without port, brackets or a dot at the end. */
export function nameOf(host: string): string {
  return host
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
    .toLowerCase();
}
