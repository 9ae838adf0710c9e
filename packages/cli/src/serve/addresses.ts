import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

/** An address under which others reach this machine, and the interface it belongs to. */
export interface NetworkAddress {
  readonly address: string;
  readonly name: string;
}

/** Interfaces that lead out of the room: containers, virtual machines, tunnels. */
const VIRTUAL =
  /^(?:docker|br-|veth|virbr|vmnet|vboxnet|lxc|lxd|cni|flannel|podman|tun|tap|wg|ppp|utun|zt|tailscale|ham|ipsec|awdl|llw|bridge|vEthernet)/i;
/** The names that systems give to cables and wireless networks. */
const WIRED_OR_WIRELESS = /^(?:en|eth|wl|wi-?fi|ethernet|local area)/i;

/** How likely phones in the room are on the network of an address; 0 is the likeliest. */
function rank({ address, name }: NetworkAddress): number {
  if (VIRTUAL.test(name)) return 4;
  if (address.startsWith('169.254.')) return 3;
  // This range is for carriers and for tunnels between machines.
  if (/^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./.test(address)) return 3;
  const home = address.startsWith('192.168.') || address.startsWith('10.') || /^172\.(?:1[6-9]|2\d|3[01])\./.test(address);
  return (home ? 0 : 2) + (WIRED_OR_WIRELESS.test(name) ? 0 : 1);
}

/** The addresses of this machine on its networks, the likeliest first; one that was named by hand goes before all. */
export function networkAddresses(
  named: string | null = null,
  interfaces: NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces(),
): NetworkAddress[] {
  const found = Object.entries(interfaces).flatMap(([name, infos = []]) =>
    infos.flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [{ address, name }] : [])),
  );
  const sorted = found.map((one, i) => ({ one, i })).sort((a, b) => rank(a.one) - rank(b.one) || a.i - b.i);
  const addresses = sorted.map(({ one }) => one);
  if (named === null) return addresses;
  const known = addresses.find(({ address }) => address === named);
  return [known ?? { address: named, name: '–' }, ...addresses.filter(({ address }) => address !== named)];
}
