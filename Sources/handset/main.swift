import Foundation

exit(HandsetCommand.run(Array(CommandLine.arguments.dropFirst())).rawValue)
