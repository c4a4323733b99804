#!/usr/bin/perl
# Delays packets between this network namespace and another one: each way a queue, a rate and a delay. It uses two TUN devices, so
# that both ends use the TCP of the kernel. It ends with its standard input.
# delay-packets.pl PID_IN_THE_OTHER_NAMESPACE DELAY_MS BITS_PER_SECOND PACKETS_IN_A_QUEUE
use strict;
use warnings;
use Time::HiRes qw(time);

my ($pid, $delay_ms, $rate, $longest) = @ARGV;
my $TUNSETIFF = 0x400454ca;
my $IFF_TUN_NO_PI = 0x1001;

sub device {
  my ($name) = @_;
  open my $tun, '+<', '/dev/net/tun' or die "no TUN devices: $!\n";
  ioctl $tun, $TUNSETIFF, my $request = pack 'Z16 s x22', $name, $IFF_TUN_NO_PI or die "no device $name: $!\n";
  $tun->blocking(0);
  return $tun;
}

sub command { system(@_) == 0 or die "failed: @_\n" }

# Addresses of RFC 2544, which are for benchmarks.
my ($server, $phone) = ('198.18.0.1', '198.18.0.2');
my ($here, $there) = ("bench$$", "phone$$");
my @ends = (device($here), device($there));
command(qw(ip link set), $there, 'netns', $pid);
command(qw(ip addr add), $server, 'peer', $phone, 'dev', $here);
command(qw(ip link set), $here, 'up');
# Debian's version, regardless of the preferences of the machine.
command(qw(ip route replace), $phone, 'dev', $here, qw(congctl cubic));
my @inside = ('nsenter', "--target=$pid", '--net', 'ip');
command(@inside, qw(addr add), $phone, 'peer', $server, 'dev', $there);
command(@inside, qw(link set), $there, 'up');
$| = 1;
print "ready\n";

my @queues = ([], []);    # Of packets from each end: [when it is there, its bytes].
my @free = (0, 0);        # When the last of them has left.
my $wanted = '';
vec($wanted, fileno $_, 1) = 1 for @ends, *STDIN;

while (1) {
  my ($next) = sort { $a <=> $b } map { $_->[0] ? $_->[0][0] : () } @queues;
  my $wait = defined $next ? $next - time : undef;
  select my $ready = $wanted, undef, undef, defined $wait && $wait < 0 ? 0 : $wait;
  last if vec $ready, fileno *STDIN, 1;
  for my $way (0, 1) {
    my ($from, $to, $queue) = ($ends[$way], $ends[1 - $way], $queues[$way]);
    while (sysread $from, my $packet, 65_536) {
      my $now = time;
      my $waiting = grep { $_->[0] - $delay_ms / 1000 > $now } @$queue;
      next if $waiting >= $longest;
      $free[$way] = ($free[$way] > $now ? $free[$way] : $now) + 8 * length($packet) / $rate;
      push @$queue, [$free[$way] + $delay_ms / 1000, $packet];
    }
    while ($queue->[0] && $queue->[0][0] <= time) { syswrite $to, (shift @$queue)->[1] }
  }
}
